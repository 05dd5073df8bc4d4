import { toIdenticon } from '../../format/identicon.ts';
import { IdenticonDrawing } from '../card/identicon-drawing.tsx';

/** The picture of an address, as cards have it; nothing where there is none. */
export function AddressPicture({ address }: { address: string | null | undefined }) {
  const picture = toIdenticon(address ?? '');
  return picture && <IdenticonDrawing {...picture} />;
}
