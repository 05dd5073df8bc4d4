import type { Words } from '../words.ts';

export const optionsPages: Words['optionsPages'] = {
  heading: 'Auf Seiten',
  hint: 'Änderungen gelten hier sofort, in jedem offenen Tab.',
  opens: 'Was eine Karte öffnet',
  modes: { hover: 'Zeiger darauf halten', alt: 'Mit gedrückter Alt-Taste darauf halten', click: 'Klick' },
  longPress: 'Karten bei langem Drücken öffnen',
  longPressHint: 'Mit Finger oder Stift. Ein Druck anderswo schließt sie.',
  showAfter: 'Karte zeigen nach',
  showAfterHint: 'Ab dem Daraufhalten. Ein Klick wartet nicht.',
  leaveAfter: 'Schließen nach',
  leaveAfterHint: 'Ab dem Verlassen.',
  milliseconds: 'Millisekunden',
  delayUnusable: 'Diese Verzögerung ist nicht verwendbar',
  delayUnusableDetail: (least, most) =>
    `${least} bis ${most} Millisekunden eingeben, etwa 300, oder Sekunden, etwa 0,3 s. Die bisherige gilt weiter.`,
  underline: 'Referenzen unterstreichen',
  marks: { dotted: 'Gepunktet', solid: 'Durchgezogen', off: 'Gar nicht' },

  sites: 'Websites',
  sitesOff: 'Aus auf diesen Websites',
  onlySites: 'Nur auf diesen Websites',
  sitesOn: 'Websites, auf denen Hashlens an ist',
  onNowhere: 'Die Liste ist leer: Hashlens ist nirgends an, bis eine Website hinzukommt.',
  siteHint:
    'Name einer Website oder Adresse einer Seite. Subdomains zählen mit. Wird mit Enter oder beim Verlassen des Felds hinzugefügt.',
  siteAdded: (site) => `${site} ist in der Liste.`,
  siteRemoved: (site) => `${site} ist nicht mehr in der Liste.`,
  removeSite: (site) => `${site} entfernen`,
  notASite: 'Das ist keine Website',
  notASiteDetail:
    'Den Namen eingeben, etwa example.org, oder die Adresse einer ihrer Seiten einfügen. Es wurde nichts hinzugefügt.',
  siteListed: (site) => `${site} steht schon in der Liste`,
  siteListedDetail: 'Alle Subdomains zählen mit.',
  tooLong: 'Die Liste ist zu lang zum Speichern',
  tooLongDetail:
    'Es wurde nichts hinzugefügt. Nicht mehr benötigte Websites entfernen oder eine angeben, die für mehrere steht.',

  pause: 'Überall pausieren',
  pausedUntil: (until) => `Pausiert bis ${until}. Bis dahin wird nichts markiert und keine Karte geöffnet.`,
  resume: 'Fortsetzen',
  forAnHour: '1 Stunde',
  untilTomorrow: 'Bis morgen',
};
