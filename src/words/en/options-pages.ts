/** What the options page says of how Hashlens behaves on web pages, and on which. A site is its host: example.org. */
export const optionsPages = {
  heading: 'On pages',
  hint: 'What you change here holds at once, in every open tab.',
  opens: 'What opens a card',
  modes: { hover: 'Resting the pointer', alt: 'Resting with Alt held', click: 'A click' },
  longPress: 'Open cards on long press',
  longPressHint: 'With a finger or a pen. A press elsewhere closes them.',
  showAfter: 'Show a card after',
  showAfterHint: 'From when you rest on it. A click does not wait.',
  leaveAfter: 'Close it after',
  leaveAfterHint: 'From when you leave it.',
  milliseconds: 'milliseconds',
  delayUnusable: 'This delay cannot be used',
  // The numbers are read with a point or a comma before the fraction, and "s" for seconds.
  delayUnusableDetail: (least: string, most: string) =>
    `Write ${least} to ${most} milliseconds, such as 300, or seconds, such as 0.3 s. The old one is still in use.`,
  underline: 'Underline references',
  marks: { dotted: 'Dotted', solid: 'Solid', off: 'Not at all' },

  sites: 'Sites',
  sitesOff: 'Off on these sites',
  onlySites: 'Only on these sites',
  sitesOn: 'Sites where Hashlens is on',
  onNowhere: 'The list is empty: Hashlens is on nowhere until you add a site.',
  siteHint: 'A site’s name or a page’s address. Subdomains count too. Added when you press Enter or leave the field.',
  siteAdded: (site: string) => `${site} is in the list.`,
  siteRemoved: (site: string) => `${site} is out of the list.`,
  removeSite: (site: string) => `Remove ${site}`,
  notASite: 'This is not a site',
  notASiteDetail: 'Write its name, such as example.org, or paste the address of one of its pages. Nothing was added.',
  siteListed: (site: string) => `${site} is in the list already`,
  siteListedDetail: 'It counts with all its subdomains.',
  tooLong: 'The list is too long to be stored',
  tooLongDetail: 'Nothing was added. Remove sites that you no longer need, or name one that stands for several.',

  pause: 'Pause everywhere',
  /** Until is a time ("14:30") or a day and a time. */
  pausedUntil: (until: string) => `Paused until ${until}. Nothing is marked and no card opens until then.`,
  resume: 'Resume',
  forAnHour: '1 hour',
  untilTomorrow: 'Until tomorrow',
};
