import type { CredentialName, KeyStore } from './key-store.ts';

/**
 * Removes a stored credential. Stands in the line below the field, never beside a button of the field's own line:
 * it appears while the pointer is down there, and must push nothing away.
 */
export function RemoveButton(props: { name: CredentialName; label: string; store: KeyStore }) {
  const { name, label, store } = props;
  return (
    <button
      type="button"
      class="button quiet"
      onClick={() => {
        // The button goes away with the key, and the focus must not go with it.
        document.getElementById(name)?.focus();
        void store.remove(name);
      }}
    >
      {label}
    </button>
  );
}
