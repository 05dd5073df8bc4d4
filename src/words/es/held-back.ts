import type { Words } from '../words.ts';

export const heldBack: Words['heldBack'] = {
  title: 'Esto parece una clave privada',
  knownKey:
    'No se envió nada. Las herramientas de desarrollo se la dan a todo el mundo: cualquiera puede llevarse lo que llegue a su dirección.',
  addressInSight:
    'No se envió nada. La dirección que le corresponde también aparece aquí o la vigilas. Quien conoce una clave privada es dueño de lo que guarda: mantenla fuera de páginas y chats.',
  keyWords:
    'No se envió nada. Las palabras que la rodean son las de una clave o un secreto. Quien conoce una clave privada es dueño de lo que guarda: mantenla fuera de páginas y chats.',
};
