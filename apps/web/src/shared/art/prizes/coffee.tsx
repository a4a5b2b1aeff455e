import { colour, paint, type SceneProps, Shadow } from '../kit.tsx'

/** A cup of coffee to take away. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <path
      fill="none"
      stroke={colour('5')}
      strokeWidth="5"
      strokeLinecap="round"
      d="M50 18c-6-6 6-8 0-14M68 18c-6-6 6-8 0-14"
    />
    <path fill={colour('light')} d="M30 40h60l-7 66a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5z" />
    <path fill={paint(id, 'body')} d="M30 40h60l-7 66a6 6 0 0 1-6 5H43a6 6 0 0 1-6-5z" />
    <path fill={colour('light')} d="M32.5 60h55l-3.6 32H36z" />
    <path fill="#000" opacity=".1" d="M74 40h16l-7 66a6 6 0 0 1-6 5h-9z" />
    <path fill="#fff" opacity=".3" d="M34 40h10l5 71h-6a6 6 0 0 1-6-5z" />
    <ellipse cx="60" cy="76" rx="9" ry="12" fill={colour('4')} transform="rotate(28 60 76)" />
    <path fill="none" stroke={colour('light')} strokeWidth="2.6" strokeLinecap="round" d="M65 66c-8 4-2 14-10 20" />
    <rect x="25" y="30" width="70" height="13" rx="6" fill={colour('shade')} />
    <path fill={colour('2')} d="M33 30l3-8a4 4 0 0 1 4-3h40a4 4 0 0 1 4 3l3 8z" />
  </>
)
