import { Arch, colour, paint, type SceneProps, Spark, Tick } from '../kit.tsx'

/** A ticket with a tick: one takes part. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <g transform="rotate(-10 80 92)">
      <path
        fill={paint(id, 'body')}
        d="M26 62h108a9 9 0 0 1 9 9v11a11 11 0 0 0 0 22v11a9 9 0 0 1-9 9H26a9 9 0 0 1-9-9v-11a11 11 0 0 0 0-22V71a9 9 0 0 1 9-9"
      />
      <path
        fill={paint(id, 'gloss')}
        opacity=".3"
        d="M26 62h56l-38 62H26a9 9 0 0 1-9-9v-11a11 11 0 0 0 0-22V71a9 9 0 0 1 9-9"
      />
      <path stroke={colour('light')} strokeWidth="2.600" strokeDasharray="5 5" d="M106 66v54" />
      <path fill={colour('3')} d="M62 76l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
      <path stroke={colour('light')} strokeWidth="4" strokeLinecap="round" d="M118 82h12M118 93h12M118 104h7" />
    </g>
    <g data-move="spread">
      <Tick id={id} at="translate(124 122) scale(1.250)" />
    </g>
    <Spark at="translate(40 44) scale(1.100)" />
    <Spark at="translate(122 42) scale(.8)" fill={colour('6')} />
    <Spark at="translate(34 128) scale(.7)" fill={colour('2')} />
  </>
)
