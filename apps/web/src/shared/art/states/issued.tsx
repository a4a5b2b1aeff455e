import { Arch, colour, paint, type SceneProps, Spark, Tick } from '../kit.tsx'

/** A voucher comes out of its envelope. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Arch id={id} />
    <path fill={colour('2')} d="M24 84l56-36 56 36v54a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" />
    <g data-move="rise">
      <path fill={colour('light')} d="M40 40a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v82H40z" />
      <path fill={paint(id, 'gold')} d="M40 40a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v18H40z" />
      <path fill="none" stroke={colour('5')} strokeWidth="2.500" strokeDasharray="5 5" d="M44 66h72" />
      <path fill={colour('6')} d="M80 73l4.500 9 10 1-7.500 7 2 10-9-5-9 5 2-10-7.500-7 10-1z" />
    </g>
    <path fill={paint(id, 'body')} d="M24 86l56 36 56-36v52a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" />
    <path fill={colour('2')} opacity=".7" d="M27 144l53-40 53 40c-1 1-3 2-5 2H32c-2 0-4-1-5-2" />
    <path fill={paint(id, 'gloss')} opacity=".3" d="M24 86l56 36-50 24c-4-1-6-4-6-8z" />
    <g data-move="spread">
      <Tick id={id} at="translate(126 120)" />
    </g>
    <Spark at="translate(132 44) scale(.9)" />
    <Spark at="translate(26 56) scale(.7)" fill={colour('6')} />
  </>
)
