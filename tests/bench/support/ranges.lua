-- Asks for parts of the map file as browsers do: 10 to 40 kB, from many addresses.
local size = tonumber(os.getenv('MAP_BYTES'))
local mean = tonumber(os.getenv('DELAY_MS'))

if mean > 0 then
  function delay()
    return -mean * math.log(1 - math.random())
  end
end

function init()
  math.randomseed(20261122)
end

function request()
  local from = math.random(0, size - 40001)
  local to = from + math.random(10000, 40000) - 1
  return wrk.format('GET', nil, {
    ['Range'] = string.format('bytes=%d-%d', from, to),
    ['X-Forwarded-For'] = string.format('10.%d.%d.%d', 0, math.random(0, 15), math.random(1, 254)),
  })
end
