import { ar } from '../../src/words/ar/ar.ts';
import type { languageNames } from '../../src/words/choose-language.ts';
import { de } from '../../src/words/de/de.ts';
import { en } from '../../src/words/en/en.ts';
import { es } from '../../src/words/es/es.ts';
import { ja } from '../../src/words/ja/ja.ts';
import type { Words } from '../../src/words/words.ts';
import { zh } from '../../src/words/zh/zh.ts';

/** Every language at once; only tests have them so. */
export const allLanguages: { [name in (typeof languageNames)[number]]: Words } = { en, de, es, zh, ja, ar };
