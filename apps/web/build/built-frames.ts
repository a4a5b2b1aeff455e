/**
 * The frames that the head script of a built page contains, by the path of their route, each as its source up to the
 * first closing brace (first-paint.ts).
 */
export const builtFrames = (html: string): ReadonlyMap<string, string> =>
  new Map([...html.matchAll(/"(\/\w*)":\(\)=>\(\{(kind:[^}]*)\}/g)].map(([, path = '', frame = '']) => [path, frame]))
