/** What stands between the chains' names, and between their symbols, in the table that the build makes. A line's end would be three letters there. */
export const chainParting = ';';
