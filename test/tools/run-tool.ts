import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '../..');

/** How a tool ended: everything it wrote, and whether it was content. */
export type Ended = { ok: boolean; output: string };

/**
 * Runs a tool that is installed in a folder, the root unless given, with no input, kept quiet; it is stopped with all
 * its children after `limitMs`.
 */
export function runTool(
  command: string,
  args: string[],
  { env = {}, limitMs = 600_000, cwd = root } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        PATH: `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        // Whatever is marked to run alone is an error here, not a shorter run.
        CI: '1',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a browser which a stopped tool started goes with it.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const limit = setTimeout(() => {
      output += `\nStopped after ${limitMs / 1000} s.`;
      if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    }, limitMs);
    child.on('error', (error) => {
      clearTimeout(limit);
      resolve({ ok: false, output: `${output}\n${error.message}` });
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ ok: code === 0, output });
    });
  });
}
