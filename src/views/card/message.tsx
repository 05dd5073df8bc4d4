import type { CardAction } from '../../cards/card-drawing.ts';

/** Something to say, and something to do about it; `data-act` names the action. */
export function Message(props: {
  title: string;
  detail: string;
  role?: 'alert';
  action?: { kind: CardAction; label: string };
}) {
  const { title, detail, role, action } = props;
  return (
    <div class="hl-message" role={role}>
      <b>{title}</b>
      <p>
        <bdi>{detail}</bdi>
      </p>
      {action && (
        <button type="button" data-act={action.kind}>
          {action.label}
        </button>
      )}
    </div>
  );
}
