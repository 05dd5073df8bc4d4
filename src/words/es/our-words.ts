import type { Words } from '../words.ts';

const verbs =
  'a(?:ñ|n)adi[óo]|acu(?:ñ|n)[óo]|aport[óo]|asign[óo]|cambi[óo]|cobr[óo]|compr[óo]|cre[óo]|desenvolvi[óo]|devolvi[óo]|dio|envi[óo]|enviad[ao]s?|envolvi[óo]|fall[óo]|intercambi[óo]|liquid[óo]|llam[óo]|movi[óo]|obtuvo|permiti[óo]|public[óo]|quem[óo]|quit[óo]|recibi[óo]|recibid[ao]s?|retir[óo]|tom[óo]|vendi[óo]';

export const ourWords: Words['ourWords'] = {
  joining: new RegExp(String.raw`(?<!\p{L})(?:al?|como|con|del?|desde|en|hacia|para|por|y|${verbs})(?!\p{L})`, 'iu'),
  naming:
    /^(?:el|la|las|los|nadie|sí mismo|su propia|t[úu]|una?|usted|desconocid[ao]|direcci[óo]n cero|nombre no v[áa]lido)(?!\p{L})/iu,
};
