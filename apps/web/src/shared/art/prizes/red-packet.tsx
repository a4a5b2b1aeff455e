import { Coin, colour, paint, type SceneProps, Shadow, Spark } from '../kit.tsx'

/** A red packet with a coin. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <g transform="rotate(-8 60 60)">
      <Coin id={id} at="translate(84 30) scale(1.6)" />
      <rect x="24" y="20" width="66" height="90" rx="9" fill={paint(id, 'body')} />
      <path fill="#000" opacity=".16" d="M24 29a9 9 0 0 1 9-9h48a9 9 0 0 1 9 9v12C74 66 40 66 24 41z" />
      <path fill={colour('1')} d="M24 29a9 9 0 0 1 9-9h48a9 9 0 0 1 9 9v8C74 60 40 60 24 37z" />
      <path fill="none" stroke={colour('3')} strokeWidth="3" d="M24 37c16 23 50 23 66 0" />
      <path fill={paint(id, 'gloss')} opacity=".35" d="M24 29a9 9 0 0 1 9-9h16L36 110h-3a9 9 0 0 1-9-9z" />
      <circle cx="57" cy="56" r="15" fill={paint(id, 'gold')} />
      <rect x="51" y="50" width="12" height="12" rx="2" fill={colour('2')} />
      <path fill="none" stroke={colour('3')} strokeWidth="3" strokeLinecap="round" d="M40 92q17 10 34 0" />
    </g>
    <Spark at="translate(18 26) scale(.9)" />
    <Spark at="translate(104 84) scale(.8)" fill={colour('6')} />
  </>
)
