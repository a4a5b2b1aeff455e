import { Arch, colour, paint, type SceneProps } from '../kit.tsx'

/** A magnifying glass over blank cards. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <rect x="16" y="60" width="66" height="76" rx="10" fill={colour('1')} transform="rotate(-8 48 98)" />
    <rect x="34" y="48" width="72" height="90" rx="10" fill={colour('light')} />
    <path stroke={colour('5')} strokeWidth="6" strokeLinecap="round" d="M46 66h30M46 82h46M46 98h38M46 114h24" />
    <path stroke={colour('shade')} strokeWidth="15" strokeLinecap="round" d="M118 114l22 24" />
    <path stroke={colour('2')} strokeWidth="7" strokeLinecap="round" d="M110 106l8 8" />
    <circle cx="94" cy="88" r="31" fill={paint(id, 'gold')} />
    <circle cx="94" cy="88" r="23" fill={colour('ground')} />
    <circle cx="94" cy="88" r="23" fill={paint(id, 'gloss')} opacity=".9" />
    <rect
      x="82"
      y="78"
      width="24"
      height="20"
      rx="5"
      fill="none"
      stroke={colour('2')}
      strokeWidth="3.500"
      strokeDasharray="5 5"
      strokeLinecap="round"
    />
    <path fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" d="M77 80a19 19 0 0 1 10-9" />
  </>
)
