import type { Drawing } from './useDrawing'
import type { Engine } from './engine'

/** The area drawn over the map. While drawing, it also receives the pointer events. */
export function DrawnArea({
  engine,
  drawing: { isDrawing, corners, pointerHandlers },
}: {
  engine: Engine
  drawing: Drawing
}) {
  const { width, height } = engine.size()
  const pixels = corners.map(engine.pixelOf)
  if (!isDrawing && pixels.length === 0) return null
  return (
    <svg
      width={width}
      height={height}
      className={`absolute inset-0 ${isDrawing ? 'z-10 cursor-crosshair touch-none' : 'pointer-events-none'}`}
      aria-hidden
      {...(isDrawing && {
        ...pointerHandlers,
        // Without this the map below would move while drawing.
        onMouseDown: (event) => event.stopPropagation(),
        onTouchStart: (event) => event.stopPropagation(),
      })}
    >
      <polygon
        points={pixels.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="var(--color-moss)"
        fillOpacity={0.14}
        stroke="var(--color-moss)"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      {isDrawing && (
        <>
          {pixels.map(({ x, y }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={4}
              fill="var(--color-card)"
              stroke="var(--color-moss)"
              strokeWidth={2}
            />
          ))}
          <path
            d={`M${width / 2 - 12} ${height / 2}h24M${width / 2} ${height / 2 - 12}v24`}
            stroke="var(--color-brick)"
            strokeWidth={2}
            className="pointer-events-none"
          />
        </>
      )}
    </svg>
  )
}
