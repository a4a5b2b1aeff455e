import { Arch, colour, paint, type SceneProps } from '../kit.tsx'

/** An armchair, a plant and a clock: a room to wait in. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <circle cx="106" cy="52" r="23" fill={paint(id, 'gold')} />
    <circle cx="106" cy="52" r="17.500" fill={colour('light')} />
    <path
      fill="none"
      stroke={colour('shade')}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M106 41v11l8 5"
    />
    <path fill={colour('shade')} d="M34 132h8v14h-8zM90 132h8v14h-8z" />
    <path fill={paint(id, 'body')} d="M40 76a16 16 0 0 1 16-16h20a16 16 0 0 1 16 16v40H40z" />
    <path fill={paint(id, 'gloss')} opacity=".4" d="M40 76a16 16 0 0 1 16-16h8v56H40z" />
    <rect x="36" y="104" width="60" height="24" rx="8" fill={colour('6')} />
    <path
      fill={colour('2')}
      d="M24 104a10 10 0 0 1 20 0v16h44v-16a10 10 0 0 1 20 0v26a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z"
    />
    <path fill="#fff" opacity=".2" d="M24 104a10 10 0 0 1 10-10v44h-2a8 8 0 0 1-8-8z" />
    <path fill={colour('4')} d="M118 122h24l-4 24h-16z" />
    <path fill={colour('1')} d="M130 122c-16-4-18-20-12-28 6 6 8 12 12 20 0-14 2-24 10-32 6 12 4 30-10 40" />
  </>
)
