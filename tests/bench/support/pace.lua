-- Waits before each request, so that many connections together send at a steady rate.
local mean = tonumber(os.getenv('DELAY_MS'))

if mean > 0 then
  function delay()
    return -mean * math.log(1 - math.random())
  end
end
