import { type ComponentChildren, isValidElement } from 'preact';
import type { Drawn, DrawnProps } from '../../cards/card-drawing.ts';
import { flattenVnodes } from './flatten-vnodes.ts';

/** The elements and texts that some Preact elements come to. What came as JSON is none, whatever it looks like. */
export function toDrawn(children: ComponentChildren): Drawn[] {
  return flattenVnodes(children).flatMap((node): Drawn[] => {
    if (typeof node === 'string') return [node];
    if (!isValidElement(node)) return [];
    return [{ type: String(node.type), props: toDrawnProps(node.props) }];
  });
}

function toDrawnProps({ children, act, ...others }: DrawnProps | Record<string, unknown>): DrawnProps {
  const attributes = Object.entries(others).flatMap(([name, value]) => {
    // As Preact has it: false is a value of aria-… alone.
    if (value === null || value === undefined || (value === false && !name.startsWith('aria-'))) return [];
    return [[name, name === 'style' ? toStyle(value as { [property: string]: string }) : String(value)]];
  });
  return {
    ...Object.fromEntries(attributes),
    ...(act !== undefined && { act }),
    children: toDrawn(children as ComponentChildren),
  };
}

function toStyle(properties: { [property: string]: string }): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
