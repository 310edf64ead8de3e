'use client'

import dynamic from 'next/dynamic'

/**
 * Every component of the site that runs in the browser. Each gets a file of its own, fetched only by pages that show it;
 * imported from anywhere else, it would be fetched by all of them.
 */
export const Consent = dynamic(() => import('./consent/Consent').then((m) => m.Consent))
export const Popup = dynamic(() => import('./popup/Popup').then((m) => m.Popup))
export const ShellBehaviour = dynamic(() => import('./shell/ShellBehaviour').then((m) => m.ShellBehaviour))
export const VideoFacade = dynamic(() => import('./media/VideoFacade').then((m) => m.VideoFacade))
export const BannerFilm = dynamic(() => import('./media/BannerFilm').then((m) => m.BannerFilm))
export const SlideButtons = dynamic(() => import('./media/SlideButtons').then((m) => m.SlideButtons))
export const Enlarge = dynamic(() => import('./gallery/Enlarge').then((m) => m.Enlarge))
export const ShareTools = dynamic(() => import('./share/ShareTools').then((m) => m.ShareTools))
export const CostCalculator = dynamic(() => import('./costs/CostCalculator').then((m) => m.CostCalculator))
export const YieldCalculator = dynamic(() => import('./costs/YieldCalculator').then((m) => m.YieldCalculator))
export const MapFrame = dynamic(() => import('./map/MapFrame').then((m) => m.MapFrame))
export const InteractiveMap = dynamic(() => import('./map/frame/InteractiveMap').then((m) => m.InteractiveMap))
export const Keeping = dynamic(() => import('./kept/Keeping').then((m) => m.Keeping))
export const SearchBox = dynamic(() => import('./search/SearchBox').then((m) => m.SearchBox))
export const MapPresses = dynamic(() => import('./form/MapPresses').then((m) => m.MapPresses))
export const TownHints = dynamic(() => import('./form/TownHints').then((m) => m.TownHints))
export const KeptRedirect = dynamic(() => import('./kept/KeptRedirect').then((m) => m.KeptRedirect))
export const PreviewLive = dynamic(() => import('./preview/PreviewLive').then((m) => m.PreviewLive))
