/** What the options page says of settings that are saved to a file, and loaded from one. */
export const settingsFile = {
  heading: 'Settings as a file',
  hint: 'Takes your settings to another browser. The file holds neither keys nor the API address, nor the addresses that you watch.',
  save: 'Save to a file',
  load: 'Load from a file',
  saved: (file: string) => `Given to your browser to save: ${file}.`,
  loaded: 'Done: the settings of the file hold now.',
  /** Said after `loaded`. The names are those in the file, listed. */
  leftOut: (names: string) => `Hashlens does not know these, and left them out: ${names}.`,
  leftLocked: 'What your administrator set is as it was.',
  leftAddress: 'The API address in it was left out: your key goes there, so only you can change it.',
  /** `hosts` is a list of sites. */
  leadsTo: (hosts: string) =>
    `With this file, “Open in explorer” leads to ${hosts}. Use it only if you know these sites.`,
  take: 'Use the file',
  leave: 'Leave my settings',
  /** Of the settings, where the browser refused to store those of the file. */
  notStored:
    'They are as they were. Its storage may be full, or there were too many changes in a short time: wait a minute and load the file again.',
  unusable: 'This file cannot be used',
  /** Said after `unusable`: whatever it is, nothing was changed. */
  why: {
    unusable: (name: string) => `The value of “${name}” in it is none that Hashlens takes. Nothing was changed.`,
    tooLarge: 'It is larger than any file of settings. Nothing was changed.',
    notJson: 'It broke off, or it is no file of settings. Nothing was changed: save it again where it comes from.',
    notOurs: 'It is not a file of Hashlens settings. Nothing was changed: choose the one that you saved here.',
    newer: 'It is of a newer Hashlens. Nothing was changed: update Hashlens, then load it again.',
    nothingInIt: 'There is no setting in it that Hashlens knows. Nothing was changed.',
    unreadable: 'Your browser could not read it. Nothing was changed: choose it once more.',
  },
};
