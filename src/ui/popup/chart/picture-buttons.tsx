import { useSignal } from '@preact/signals';
import { t } from '../../../i18n/t.ts';
import { saveFile, toFileName } from '../../components/file-export.ts';
import type { PicturedChart } from './chart-picture.ts';

/** Entries of a menu that save the chart as it is shown as a picture, or copy it. They say how that went. */
export function PictureButtons({ toPicture }: { toPicture: () => PicturedChart | null }) {
  const said = useSignal('');

  async function write(form: 'png' | 'svg' | 'copy'): Promise<void> {
    const chart = toPicture();
    if (chart === null) return;
    try {
      const { toChartPicture, toPng } = await import('./chart-picture.ts');
      const svg = toChartPicture(chart);
      if (form === 'copy') {
        // Begins before the picture is drawn: browsers allow it only shortly after a click.
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(svg) })]);
        said.value = t('card.copied');
        return;
      }
      const name = toFileName(
        [
          'hashlens',
          ...(chart.isSample ? ['sample'] : []),
          'chart',
          String(chart.chainId),
          chart.address,
          chart.asOf?.slice(0, 10) ?? '',
        ],
        form,
      );
      saveFile(name, form === 'png' ? await toPng(svg) : new Blob([svg], { type: 'image/svg+xml' }));
      said.value = t('export.saved', { name });
    } catch {
      said.value = t('export.pictureFailed', { form });
    }
  }

  return (
    <>
      {(['png', 'svg'] as const).map((form) => (
        <button
          key={form}
          type="button"
          class="menu-item"
          aria-label={t('export.as', { form: form.toUpperCase() })}
          onClick={() => void write(form)}
        >
          {form.toUpperCase()}
        </button>
      ))}
      <button type="button" class="menu-item" onClick={() => void write('copy')}>
        {t('export.copyPicture')}
      </button>
      <span class="hint" role="status">
        {said.value}
      </span>
    </>
  );
}
