import { Arch, colour, paint, type SceneProps, Spark } from '../kit.tsx'

/** A bell that is still, under a quiet moon. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={colour('light')} d="M112 34a20 20 0 1 0 12 34 24 24 0 0 1-12-34" />
    <path fill={colour('shade')} d="M66 124a14 14 0 0 0 28 0z" />
    <path fill={colour('2')} d="M73 50a7 7 0 0 1 14 0v8H73z" />
    <path
      fill={paint(id, 'gold')}
      d="M80 50c-22 0-34 17-34 40 0 18-6 23-10 28-2 3-1 8 4 8h80c5 0 6-5 4-8-4-5-10-10-10-28 0-23-12-40-34-40"
    />
    <path fill={paint(id, 'gloss')} opacity=".65" d="M74 51c-18 4-28 19-28 39 0 16-4 22-9 27h17c3-24 2-52 20-66" />
    <path fill={colour('4')} opacity=".75" d="M38 116h84l3 3c1 4 0 7-5 7H40c-5 0-6-3-5-7z" />
    <Spark at="translate(44 52) scale(.9)" fill={colour('light')} />
    <Spark at="translate(34 84) scale(.6)" fill={colour('1')} />
    <Spark at="translate(130 92) scale(.7)" fill={colour('6')} />
  </>
)
