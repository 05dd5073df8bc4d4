import type { CardAct } from '../../cards/card-act.ts';
import { Isolated } from './isolated.tsx';

/** Something to say, and something to do about it. */
export function Message(props: {
  title: string;
  detail: string;
  role?: 'alert';
  action?: { act: CardAct; label: string };
}) {
  const { title, detail, role, action } = props;
  return (
    <div class="hl-message" role={role}>
      <b>{title}</b>
      <p>
        <Isolated text={detail} />
      </p>
      {action && (
        <button type="button" act={action.act}>
          {action.label}
        </button>
      )}
    </div>
  );
}
