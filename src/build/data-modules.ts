import type { Plugin } from 'vite';

/** The code of a module that exports data. Browsers read a long text of JSON in a fraction of the time that they take for code. */
export function toModule(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** Gives the bundle modules of data that are made at build, so that the lists they come from never ship. */
export function dataModules(name: string, make: () => { [moduleId: string]: string }): Plugin {
  let made: { [moduleId: string]: string } | undefined;
  const modules = () => {
    made ??= make();
    return made;
  };
  return {
    name,
    resolveId: (id) => (id.startsWith('virtual:') && Object.hasOwn(modules(), id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? modules()[id.slice(1)] : undefined),
  };
}
