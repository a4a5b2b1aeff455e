import { Arch, colour, paint, type SceneProps } from '../kit.tsx'

/** A barrier and a cone in front of the arch. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={colour('5')} d="M46 146V84a34 34 0 0 1 68 0v62z" />
    <path fill={colour('light')} opacity=".6" d="M58 146V86a22 22 0 0 1 44 0v60z" />
    <path stroke={colour('shade')} strokeWidth="7" strokeLinecap="round" d="M34 92v52M110 92v52" />
    <clipPath id={`${id}bar`}>
      <rect x="18" y="86" width="110" height="26" rx="8" />
    </clipPath>
    <rect x="18" y="86" width="110" height="26" rx="8" fill={colour('light')} />
    <path
      clipPath={paint(id, 'bar')}
      fill={paint(id, 'gold')}
      d="M20 114l22-30h20l-22 30zM60 114l22-30h20l-22 30zM100 114l22-30h20l-22 30z"
    />
    <path clipPath={paint(id, 'bar')} fill="#000" opacity=".1" d="M18 103h110v9H18z" />
    <circle cx="34" cy="82" r="7" fill={colour('6')} />
    <circle cx="110" cy="82" r="7" fill={colour('6')} />
    <path fill={colour('2')} d="M96 140h52a4 4 0 0 1 0 8H96a4 4 0 0 1 0-8" />
    <path fill={colour('6')} d="M117 96a5 5 0 0 1 10 0l13 44h-36z" />
    <path fill={colour('light')} d="M113.500 108h17l3 10h-23z" />
    <path fill="#fff" opacity=".25" d="M117 96c1-3 3-4 5-4l-8 48h-10z" />
  </>
)
