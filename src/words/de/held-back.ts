import type { Words } from '../words.ts';

export const heldBack: Words['heldBack'] = {
  title: 'Das sieht nach einem privaten Schlüssel aus',
  knownKey:
    'Es wurde nichts gesendet. Entwicklungswerkzeuge liefern ihn allen mit; was an seiner Adresse ankommt, kann sich jeder nehmen.',
  addressInSight:
    'Es wurde nichts gesendet. Die zugehörige Adresse steht ebenfalls hier oder wird von Ihnen beobachtet. Wer einen privaten Schlüssel kennt, verfügt über alles, was er schützt: nicht auf Seiten oder in Chats zeigen.',
  keyWords:
    'Es wurde nichts gesendet. Die Wörter daneben deuten auf einen Schlüssel oder ein Geheimnis hin. Wer einen privaten Schlüssel kennt, verfügt über alles, was er schützt: nicht auf Seiten oder in Chats zeigen.',
};
