export type Device = 'mobile' | 'tablet' | 'desktop'

/** The class a width falls into: phones up to 767, desktops above 960. */
export const deviceOf = (width: number): Device =>
  width <= 767 ? 'mobile' : width <= 960 ? 'tablet' : 'desktop'

/**
 * The shell keeps its mobile shape below 767 and its drawer below 1280, where the menu finds room.
 */
export const shellDeviceOf = (width: number): Device =>
  width < 767 ? 'mobile' : width < 1280 ? 'tablet' : 'desktop'
