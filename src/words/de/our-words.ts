import type { Words } from '../words.ts';

const verbs =
  'gesendet|bewegt|erhalten|gepr(?:ä|ae)gt|verbrannt|verpackt|entpackt|getauscht|eingetauscht|gekauft|verkauft|gegeben|gebr(?:ü|ue)ckt|eingelegt|abgezogen|geliehen|zur(?:ü|ue)ckgezahlt|aufgenommen|liquidiert|hinzugef(?:ü|ue)gt|eingesammelt|aufgerufen|erstellt|(?:ü|ue)bermittelt|gesetzt|entfernt|erlaubt|fehlgeschlagen|verworfen|bezahlt';

export const ourWords: Words['ourWords'] = {
  joining: new RegExp(
    String.raw`(?<!\p{L})(?:als|an|auf|aus|bei|f(?:ü|ue)r|gegen|mit|richtung|und|vo[nm]|zum?|zur|${verbs})(?!\p{L})`,
    'iu',
  ),
  naming:
    /^(?:das|dein|der|die|du|eine?[mnrs]?|ihre?|niemand|sich|sie|unbekannt|nulladresse|ung(?:ü|ue)ltiger name)(?!\p{L})/iu,
};
