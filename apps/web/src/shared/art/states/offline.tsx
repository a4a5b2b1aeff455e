import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A mast whose waves stop at a cloud. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={colour('5')} d="M24 126q30-20 60-6t52-8v26a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" />
    <path
      fill="none"
      stroke={colour('line')}
      strokeWidth="5"
      strokeLinecap="round"
      d="M46 40a34 34 0 0 0 0 40M36 30a50 50 0 0 0 0 60"
    />
    <path
      fill="none"
      stroke={colour('line')}
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="1 10"
      d="M82 42a34 34 0 0 1 0 36M94 32a50 50 0 0 1 0 56"
    />
    <path
      stroke={colour('2')}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      d="M64 64L44 144M64 64l20 80M54 104h20M49 124h30M54 104l25 20M74 104l-25 20"
    />
    <circle cx="64" cy="60" r="11" fill={paint(id, 'gold')} />
    <path fill={colour('shade')} opacity=".16" d="M94 122h46a14 14 0 0 0 4-27z" />
    <path fill={colour('light')} d="M88 118a19 19 0 0 1 3-38 25 25 0 0 1 47 5 17 17 0 0 1-1 33z" />
    <path fill={paint(id, 'wall')} opacity=".8" d="M88 118a19 19 0 0 1-17-19c16 8 50 12 83 0a17 17 0 0 1-17 19z" />
    <path stroke={colour('6')} strokeWidth="6" strokeLinecap="round" d="M104 91l16 16M120 91l-16 16" />
    <Spark at="translate(112 44) scale(.7)" fill={colour('light')} />
  </>
)
