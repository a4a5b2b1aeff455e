import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** An hourglass whose sand has run out. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <circle cx="80" cy="82" r="44" fill={colour('light')} opacity=".5" />
    <path fill={colour('light')} d="M52 42h56c0 26-18 32-22 42 4 10 22 16 22 44H52c0-28 18-34 22-44-4-10-22-16-22-42" />
    <path fill={paint(id, 'wall')} opacity=".7" d="M86 84c4 10 22 16 22 44H86zM86 84c4-10 22-16 22-42H86z" />
    <path fill={paint(id, 'gold')} d="M54 126c0-12 12-24 26-26 14 2 26 14 26 26z" />
    <path stroke={colour('3')} strokeWidth="3" strokeLinecap="round" strokeDasharray="3 5" d="M80 84v14" />
    <path fill="#fff" opacity=".8" d="M58 48h7c0 18 8 26 12 32-10-6-19-16-19-32" />
    <rect x="42" y="30" width="76" height="14" rx="7" fill={paint(id, 'body')} />
    <rect x="42" y="126" width="76" height="16" rx="7" fill={paint(id, 'body')} />
    <path stroke={colour('2')} strokeWidth="5" d="M48 44v82M112 44v82" />
    <Spark at="translate(134 60) scale(.8)" fill={colour('6')} />
    <Spark at="translate(28 88) scale(.7)" />
  </>
)
