import { useSignal } from '@preact/signals';
import { Copy } from 'lucide';
import { t } from '../../../i18n/t.ts';
import { saveFile, toFileName } from '../../components/file-export.ts';
import { IconButton } from '../../components/icon-button.tsx';
import type { PictureOf } from './chart-picture.ts';

/** Buttons that save the chart as it is shown as a picture, or copy it. They say how that went. */
export function PictureButtons({ toPicture }: { toPicture: () => PictureOf | null }) {
  const said = useSignal('');

  async function take(form: 'png' | 'svg' | 'copy'): Promise<void> {
    const of = toPicture();
    if (of === null) return;
    try {
      const { toChartPicture, toPng } = await import('./chart-picture.ts');
      const svg = toChartPicture(of);
      if (form === 'copy') {
        // The picture may come later, but writing must begin in the click.
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(svg) })]);
        said.value = t('card.copied');
        return;
      }
      const name = toFileName(
        [
          'hashlens',
          ...(of.isSample ? ['sample'] : []),
          'chart',
          String(of.chainId),
          of.address,
          of.asOf?.slice(0, 10) ?? '',
        ],
        form,
      );
      saveFile(name, form === 'png' ? await toPng(svg) : new Blob([svg], { type: 'image/svg+xml' }));
      said.value = t('export.saved', { name });
    } catch {
      said.value = form === 'copy' ? t('card.couldNotCopy') : t('export.failed.title');
    }
  }

  return (
    <>
      <button type="button" class="link" aria-label={t('export.as', { form: 'PNG' })} onClick={() => void take('png')}>
        PNG
      </button>
      <button type="button" class="link" aria-label={t('export.as', { form: 'SVG' })} onClick={() => void take('svg')}>
        SVG
      </button>
      <IconButton icon={Copy} label={t('export.copyPicture')} onPress={() => void take('copy')} />
      <span class="hint" role="status">
        {said.value}
      </span>
    </>
  );
}
