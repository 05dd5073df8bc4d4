// @vitest-environment new-document
import cases from './long-press-cases.json' with { type: 'json' };
import { link, testPageCases, usePage } from './page-cases.ts';

usePage();

testPageCases(cases, { link });
