ALTER TABLE "history" DROP CONSTRAINT "history_reservation_id_reservation_id_fk";
--> statement-breakpoint
ALTER TABLE "special_request" DROP CONSTRAINT "special_request_reservation_id_reservation_id_fk";
--> statement-breakpoint
ALTER TABLE "certificate" DROP CONSTRAINT "certificate_room_id_room_id_fk";
--> statement-breakpoint
ALTER TABLE "guest" DROP CONSTRAINT "guest_room_id_room_id_fk";
--> statement-breakpoint
ALTER TABLE "room" DROP CONSTRAINT "room_reservation_id_reservation_id_fk";
--> statement-breakpoint
ALTER TABLE "room_night" DROP CONSTRAINT "room_night_room_id_room_id_fk";
--> statement-breakpoint
ALTER TABLE "service" DROP CONSTRAINT "service_room_id_room_id_fk";
--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_request" ADD CONSTRAINT "special_request_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;