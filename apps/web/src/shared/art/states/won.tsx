import { Arch, Coin, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** Light and a star rise from an open box. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={paint(id, 'warm')} opacity=".75" d="M54 96L22 20h116l-32 76z" />
    <path fill={colour('2')} d="M44 92h72v12H44z" />
    <g data-move="rise">
      <path
        fill={paint(id, 'gold')}
        strokeLinejoin="round"
        stroke={colour('4')}
        strokeWidth="3"
        d="M80 24l10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3z"
      />
      <path fill="#fff" opacity=".45" d="M80 24v52L62 87l3-22-18-16 22-3z" />
    </g>
    <Coin id={id} at="translate(40 70) scale(.8)" />
    <Coin id={id} at="translate(124 76) scale(.7)" />
    <path fill={colour('2')} d="M36 98l-16-14 20-12 18 20zM124 98l16-14-20-12-18 20z" />
    <path fill={paint(id, 'body')} d="M38 96h84v42a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8z" />
    <path fill={colour('6')} d="M72 96h16v50H72z" />
    <path fill="#000" opacity=".12" d="M38 96h84v9H38z" />
    <path fill={paint(id, 'gloss')} opacity=".3" d="M38 96h26l-12 50h-6a8 8 0 0 1-8-8z" />
    <Spark at="translate(126 34) scale(.9)" fill={colour('6')} />
    <Spark at="translate(34 38) scale(.8)" fill={colour('light')} />
  </>
)
