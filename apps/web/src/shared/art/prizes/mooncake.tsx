import { colour, paint, type SceneProps, Shadow } from '../kit.tsx'

/** A mooncake, and a slice that shows its yolk. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <path fill={colour('4')} d="M10 60h84v22c0 22-84 22-84 0z" />
    <path fill="#000" opacity=".14" d="M10 66v16c0 22 84 22 84 0V66c-4 24-80 24-84 0" />
    <path
      stroke={colour('3')}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".7"
      d="M20 78v12M34 84v12M52 86v10M70 84v12M84 78v12"
    />
    <ellipse cx="52" cy="58" rx="42" ry="25" fill={paint(id, 'gold')} />
    <ellipse cx="52" cy="57" rx="33" ry="18.5" fill="none" stroke={colour('4')} strokeWidth="3" />
    <path
      fill="none"
      stroke={colour('4')}
      strokeWidth="3"
      strokeLinecap="round"
      d="M52 57c-14-4-14-14 0-14s14 10 0 14M52 57c-14 4-14 14 0 14s14-10 0-14M52 57c-6-8-26-8-26 0s20 8 26 0M52 57c6-8 26-8 26 0s-20 8-26 0"
    />
    <circle cx="52" cy="57" r="4" fill={colour('light')} />
    <path fill="#fff" opacity=".4" d="M14 54c4-12 20-19 34-20-14 4-26 12-30 24z" />
    <path fill={colour('4')} d="M66 86l44-6a4 4 0 0 1 4 5c-4 14-14 23-30 27a4 4 0 0 1-4-2z" />
    <path fill={paint(id, 'gold')} d="M64 80l48-8a3 3 0 0 1 4 4c-4 16-16 26-34 30a4 4 0 0 1-4-2z" />
    <circle cx="90" cy="86" r="9" fill={colour('6')} />
    <path fill="#fff" opacity=".5" d="M84 84a7 7 0 0 1 6-5v3a4 4 0 0 0-3 3z" />
  </>
)
