import { colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** A bridge between two towers, and the key to it. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="290" cy="120" r="190" fill={paint(id, 'aura')} opacity=".5" />
    <circle cx="276" cy="150" r="62" fill={paint(id, 'pearl')} />
    <path
      fill={colour('5')}
      d="M-900 260v-40c300-40 500-20 890-14 40-34 76-34 112-10 30-40 66-40 98-8 40-30 80-30 110 0 30-20 60-24 90-16v60z"
    />
    <path
      fill={colour('1')}
      opacity=".35"
      d="M-900 260v-30c300-20 500-4 890-14 70-20 130-10 180 0 70-18 140-20 230-6v50z"
    />
    <path fill={colour('shade')} d="M-900 216H400v50H-900z" />
    <path
      stroke={colour('1')}
      strokeWidth="2.6"
      strokeLinecap="round"
      opacity=".8"
      d="M30 232h50M60 244h28M120 236h38M112 250h60M250 244h44M10 252h30"
    />
    <path stroke={colour('3')} strokeWidth="2.6" strokeLinecap="round" d="M248 230h56M262 238h30" />
    <path
      fill="none"
      stroke={colour('light')}
      strokeWidth="4"
      d="M-900 178H-10C70 172 140 130 190 62c24 74 132 74 156 0 14 24 30 40 54 52"
    />
    <path
      stroke={colour('light')}
      strokeWidth="1.6"
      opacity=".8"
      d="M40 166v28M64 158v36M88 148v46M112 136v58M136 120v74M160 100v94M216 104v90M242 116v78M268 118v76M294 116v78M320 104v90M368 94v100"
    />
    <path fill={colour('2')} d="M-900 190H400v16H-900z" />
    <path fill={paint(id, 'gold')} d="M-900 188H400v6H-900z" />
    <g data-move="rise">
      <path fill={paint(id, 'body')} d="M178 56a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v180h-24z" />
      <path fill={colour('shade')} opacity=".45" d="M193 50h3a6 6 0 0 1 6 6v180h-9z" />
      <path fill={colour('shade')} d="M170 226h40v10h-40z" />
      <path fill={colour('1')} d="M182 38h16v14h-16z" />
      <path fill={colour('3')} d="M190 26v14" stroke={colour('3')} strokeWidth="3" strokeLinecap="round" />
    </g>
    <g data-move="rise" data-step="2">
      <path fill={paint(id, 'body')} d="M334 56a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v180h-24z" />
      <path fill={colour('shade')} opacity=".45" d="M349 50h3a6 6 0 0 1 6 6v180h-9z" />
      <path fill={colour('shade')} d="M326 226h40v10h-40z" />
      <path fill={colour('1')} d="M338 38h16v14h-16z" />
      <path d="M346 26v14" stroke={colour('3')} strokeWidth="3" strokeLinecap="round" />
    </g>
    <g data-move="sway">
      <g transform="translate(240 150) rotate(-90) scale(.78)">
        <g fill="#000" opacity=".25" transform="translate(5 7)">
          <path d="M-8 22h16v66H-8zM8 58h20v12H8zM8 76h14v12H8z" />
          <path fillRule="evenodd" d="M0-38a38 38 0 1 1-.1 0zM0-17a15 15 0 1 0 .1 0z" />
        </g>
        <path
          fill={paint(id, 'gold')}
          d="M-8 26h16v58a5 5 0 0 1-5 5h-6a5 5 0 0 1-5-5zM6 56h17a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6zM6 75h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6z"
        />
        <path fill={paint(id, 'gold')} fillRule="evenodd" d="M0-38a38 38 0 1 1-.1 0zM0-17a15 15 0 1 0 .1 0z" />
        <path
          fill="none"
          stroke={colour('light')}
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".9"
          d="M-29-8A31 31 0 0 1-4-30"
        />
      </g>
    </g>
    <Spark at="translate(316 128) scale(.9)" fill={colour('light')} />
    <Spark at="translate(220 136) scale(.8)" fill={colour('light')} />
  </>
)
