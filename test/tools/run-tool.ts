import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '../..');

/** A tool's result: its output, and whether it exited with code 0. */
export type Ended = { ok: boolean; output: string };

/**
 * Runs a tool that is installed in a folder (by default the root), without input, and captures its output. It is killed
 * with all its children after `limitMs`. Never rejects.
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
        // With CI set, a test marked `.only` is an error and does not shorten the run.
        CI: '1',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The tool gets its own process group, so that a browser started by a killed tool is killed too.
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
