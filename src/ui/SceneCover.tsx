import './drawings/drawings.css';
import { paperScene } from './drawings/scene.ts';

/** The paper theatre of a list without a picture, as `SceneCover.astro` draws it on the list's own page. */
export function SceneCover({ seed }: { seed: string }) {
  const { hour, light, hills, glints, cloud } = paperScene(seed);
  const [far, middle, near] = hills;
  return (
    <svg
      className={`drawing scene scene-${hour}`}
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className="halo" cx={light.cx} cy={light.cy} r={light.r * 2.1} />
      <circle className="halo" cx={light.cx} cy={light.cy} r={light.r * 1.5} />
      <circle className="light" cx={light.cx} cy={light.cy} r={light.r} />
      <path className="glints" d={glints} />
      <path className="cloud" d={cloud} />
      <path className="far" d={far} />
      <path data-cast="up" d={middle} />
      <path className="mid" d={middle} />
      <path data-cast="up" d={near} />
      <path className="near" d={near} />
    </svg>
  );
}
