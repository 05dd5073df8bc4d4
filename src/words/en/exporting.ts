/** Saving a list as a file. */
export const exporting = {
  export: 'Export',
  /** `form` is "CSV" or "JSON". */
  as: (form: string) => `Export as ${form}`,
  /** `rows` is "160 records". */
  onlyLoaded: (rows: string) => `Only what is loaded: ${rows}.`,
  nothing: 'There is nothing to export.',
  writing: (share: string) => `Writing the file… ${share}`,
  saved: (name: string) => `In your downloads: ${name}`,
  failed: {
    title: 'The file could not be written',
    detail: 'The browser has no room for it. Free some space, then export again.',
  },
  stop: 'Stop',
};
