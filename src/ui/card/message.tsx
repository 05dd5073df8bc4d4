import { Info, OctagonAlert, TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';
import type { Warning } from '../../cards/card-content.ts';
import { toSentenceParts } from '../../cards/sentence-parts.ts';
import { t } from '../../i18n/t.ts';
import { Icon, Isolated, Parts, Sentence } from './text-parts.tsx';

// The shapes differ, so that the icons can be told apart without colours.
const icons = { bad: OctagonAlert, wait: TriangleAlert, plain: Info };

/** A message in place of an answer. `children` is the button for its action. */
export function Message(props: {
  title: string;
  detail: string;
  role?: 'alert';
  /** Gives it a coloured background and an icon, for use among other content. */
  tone?: 'bad' | 'wait';
  children?: ComponentChildren;
}) {
  const { title, detail, role, tone, children } = props;
  return (
    <div class={tone ? `hl-message hl-${tone}` : 'hl-message'} role={role}>
      <b>
        {tone && <Icon of={icons[tone]} />}
        {title}
      </b>
      <p>
        <Isolated text={detail} />
      </p>
      {children}
    </div>
  );
}

/** A warning: the title says what is wrong, the children give details. `bad` is for danger. */
export function Note(props: { tone: Warning['tone']; title: string; children?: ComponentChildren }) {
  const { tone, title, children } = props;
  return (
    <div class={`hl-note hl-${tone}`} role="note" aria-label={t('warning.weight', { tone })}>
      <b>
        <Icon of={icons[tone]} />
        {title}
      </b>{' '}
      {children}
    </div>
  );
}

/** A warning with a comparison below it. The children follow its text. */
export function WarningNote({ tone, title, text, compared, children }: Warning & { children?: ComponentChildren }) {
  return (
    <Note tone={tone} title={title}>
      <Sentence parts={toSentenceParts(text)} />
      {children}
      {compared && (
        <dl class="hl-pair" aria-label={compared.name}>
          {compared.rows.flatMap(({ label, parts }) => [
            <dt>{label}</dt>,
            <dd>
              {parts.map((part) => (
                <p>
                  <Parts parts={[part]} />
                </p>
              ))}
            </dd>,
          ])}
        </dl>
      )}
    </Note>
  );
}

const lines = 5;

/** Grey lines in place of a coming answer, below `before`. */
export function SkeletonLines({ before }: { before?: ComponentChildren }) {
  return (
    <div class="hl-skeleton">
      {before}
      {Array.from({ length: lines }, () => (
        <i />
      ))}
    </div>
  );
}
