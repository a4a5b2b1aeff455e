import { Arch, colour, paint, type SceneProps } from '../kit.tsx'

/** A cord in front of a door that is closed. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={colour('2')} d="M44 146V78a36 36 0 0 1 72 0v68z" />
    <path fill={paint(id, 'body')} d="M51 146V79a29 29 0 0 1 58 0v67z" />
    <path stroke={colour('2')} strokeWidth="3" d="M80 50v96" />
    <path
      fill="none"
      stroke={colour('2')}
      strokeWidth="3"
      opacity=".7"
      d="M58 110V80a20 20 0 0 1 14-18v48zM102 110V80a20 20 0 0 0-14-18v48z"
    />
    <circle cx="74" cy="108" r="3.500" fill={colour('3')} />
    <circle cx="86" cy="108" r="3.500" fill={colour('3')} />
    <path fill="none" stroke={colour('6')} strokeWidth="9" strokeLinecap="round" d="M26 98q54 50 108 0" />
    <path fill="none" stroke="#fff" strokeWidth="2.500" opacity=".4" strokeLinecap="round" d="M32 101q48 40 96 0" />
    <path stroke={paint(id, 'gold')} strokeWidth="8" strokeLinecap="round" d="M26 92v50.100M134 92v50.100" />
    <circle cx="26" cy="86" r="9" fill={paint(id, 'gold')} />
    <circle cx="134" cy="86" r="9" fill={paint(id, 'gold')} />
    <path fill={colour('4')} d="M12 148a14 8 0 0 1 28 0zM120 148a14 8 0 0 1 28 0z" />
  </>
)
